/** How large a picture is, in its own units: the page stretches it. */
export const WIDTH = 360
export const HEIGHT = 140
