#pragma once
#include "../../CEmbeddedFiles/file.h"

// The pictures of the sample roster.
extern const EmbeddedFile circle_png, ring_png, square_png, star_png, triangle_png;
