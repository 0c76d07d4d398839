#pragma once
#include <malloc.h>

// Of glibc, whose header shows it only to programs that ask for its extensions.
int renameat2(int, const char *, int, const char *, unsigned int);
