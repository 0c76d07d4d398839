#include "schemas.h"
#include "../CEmbeddedFiles/embed.h"

EMBED(pack_xsd)
#embed "../../schemas/pack.xsd"
END(pack_xsd)

EMBED(units_csv)
#embed "../../schemas/units.csv"
END(units_csv)

EMBED(licences_txt)
#embed "../../schemas/licences.txt"
END(licences_txt)

EMBED(questions_schema_json)
#embed "../../schemas/exchange/questions.schema.json"
END(questions_schema_json)

EMBED(answers_schema_json)
#embed "../../schemas/answers.schema.json"
END(answers_schema_json)

EMBED(facts_table)
#embed "../../schemas/facts/facts.table.json"
LISTED
EMBED(facts_xsd)
#embed "../../schemas/facts/facts.xsd"
LISTED

EMBED(choice_quiz_table)
#embed "../../schemas/choice-quiz/choice-quiz.table.json"
LISTED
EMBED(choice_quiz_xsd)
#embed "../../schemas/choice-quiz/choice-quiz.xsd"
LISTED

EMBED(number_duel_table)
#embed "../../schemas/number-duel/number-duel.table.json"
LISTED
EMBED(number_duel_xsd)
#embed "../../schemas/number-duel/number-duel.xsd"
LISTED

EMBED(sum_grid_table)
#embed "../../schemas/sum-grid/sum-grid.table.json"
LISTED
EMBED(sum_grid_xsd)
#embed "../../schemas/sum-grid/sum-grid.xsd"
LISTED

EMBED(roster_table)
#embed "../../schemas/roster/roster.table.json"
LISTED
EMBED(roster_xsd)
#embed "../../schemas/roster/roster.xsd"
LISTED

EMBED(short_answer_table)
#embed "../../schemas/short-answer/short-answer.table.json"
LISTED
EMBED(short_answer_xsd)
#embed "../../schemas/short-answer/short-answer.xsd"
LISTED

EMBED(ordering_table)
#embed "../../schemas/ordering/ordering.table.json"
LISTED
EMBED(ordering_xsd)
#embed "../../schemas/ordering/ordering.xsd"
LISTED

EMBED(matching_table)
#embed "../../schemas/matching/matching.table.json"
LISTED
EMBED(matching_xsd)
#embed "../../schemas/matching/matching.xsd"
LISTED

#define KIND(name, text) FILE(name##_table, text ".table.json"), FILE(name##_xsd, text ".xsd")
static const NamedFile of_kinds[] = {
    KIND(facts, "facts"),
    KIND(choice_quiz, "choice-quiz"),
    KIND(number_duel, "number-duel"),
    KIND(sum_grid, "sum-grid"),
    KIND(roster, "roster"),
    KIND(short_answer, "short-answer"),
    KIND(ordering, "ordering"),
    KIND(matching, "matching"),
};
const NamedFiles kind_schemas = LIST(of_kinds);
