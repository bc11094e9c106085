### Avisos en las páginas.

alerts-close = Cerrar
alerts-offline = No tienes conexión. Puede que las cuotas de esta página no estén al día.
alerts-offline-title = Sin conexión
alerts-offline-text = Tu cupón está guardado. Las cuotas volverán a actualizarse cuando recuperes la conexión.
alerts-live-off = Las cuotas han dejado de actualizarse. Recarga la página.
