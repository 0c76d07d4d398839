#include "entities.h"
#include "../CEmbeddedFiles/embed.h"

EMBED(entities_txt)
#embed "../Rows/Judging/entities.txt"
END(entities_txt)
