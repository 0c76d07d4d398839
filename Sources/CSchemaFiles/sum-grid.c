#include "schemas.h"
#include "../CEmbeddedFiles/embed.h"

EMBED(sum_grid_table_json)
#embed "../../schemas/sum-grid/sum-grid.table.json"
END(sum_grid_table_json)

EMBED(sum_grid_xsd)
#embed "../../schemas/sum-grid/sum-grid.xsd"
END(sum_grid_xsd)
