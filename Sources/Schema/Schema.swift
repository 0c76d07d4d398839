// The target begins with the commit that fills it.
