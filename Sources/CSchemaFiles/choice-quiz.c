#include "schemas.h"
#include "../CEmbeddedFiles/embed.h"

EMBED(choice_quiz_table_json)
#embed "../../schemas/choice-quiz/choice-quiz.table.json"
END(choice_quiz_table_json)

EMBED(choice_quiz_xsd)
#embed "../../schemas/choice-quiz/choice-quiz.xsd"
END(choice_quiz_xsd)
