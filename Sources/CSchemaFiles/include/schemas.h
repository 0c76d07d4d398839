// The files of schemas/.
#pragma once
#include "../../CEmbeddedFiles/file.h"

extern const EmbeddedFile pack_xsd, units_csv, licences_txt, questions_schema_json, answers_schema_json;

// The schemas of a kind; a file of each name embeds them.
#define KIND(name) extern const EmbeddedFile name##_table_json, name##_xsd;

KIND(facts)
KIND(choice_quiz)
KIND(number_duel)
KIND(sum_grid)
KIND(roster)
KIND(short_answer)
