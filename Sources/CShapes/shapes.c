#include "shapes.h"
#include "../CEmbeddedFiles/embed.h"

EMBED(circle_png)
#embed "../Kinds/Roster/Sample/circle.png"
END(circle_png)

EMBED(ring_png)
#embed "../Kinds/Roster/Sample/ring.png"
END(ring_png)

EMBED(square_png)
#embed "../Kinds/Roster/Sample/square.png"
END(square_png)

EMBED(star_png)
#embed "../Kinds/Roster/Sample/star.png"
END(star_png)

EMBED(triangle_png)
#embed "../Kinds/Roster/Sample/triangle.png"
END(triangle_png)
