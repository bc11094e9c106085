### Avisos en las páginas.

alerts-close = Cerrar
alerts-offline = No tienes conexión. Puede que las cuotas de esta página no estén al día.
