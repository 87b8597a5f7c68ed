const SVG = 'http://www.w3.org/2000/svg'

/** Makes an SVG element with attributes. */
export function svg(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  ...children: Node[]
): SVGElement {
  const element = document.createElementNS(SVG, name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value))
  element.append(...children)
  return element
}
