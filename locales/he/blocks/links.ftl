block-links = קישורים
