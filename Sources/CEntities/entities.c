#include "entities.h"
#include "../CEmbeddedFiles/embed.h"

EMBED(entities_txt)
#embed "../Rows/Text/entities.txt"
END(entities_txt)
