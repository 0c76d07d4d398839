#include "schemas.h"
#include "../CEmbeddedFiles/embed.h"

EMBED(short_answer_table_json)
#embed "../../schemas/short-answer/short-answer.table.json"
END(short_answer_table_json)

EMBED(short_answer_xsd)
#embed "../../schemas/short-answer/short-answer.xsd"
END(short_answer_xsd)
