// Placeholder: the module's first file replaces this one.
