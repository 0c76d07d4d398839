#pragma once
#include "../../CEmbeddedFiles/file.h"

// The named entities of HTML 5.
extern const EmbeddedFile entities_txt;
