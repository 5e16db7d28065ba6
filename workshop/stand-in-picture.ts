const mediaPath = /\/media\/[\da-f]{16}-(\d+)x(\d+)-([\da-f]{6})\b/;

/**
 * What stands in for a picture of the demo shop, by its URL: a plane of its shape and color, as
 * SVG. The workshop compares layouts, and needs no provider.
 */
export const standInPicture = (url: string): string => {
  const [, width = '3', height = '4', color = 'd8cfc4'] = mediaPath.exec(url) ?? [];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="#${color}" d="M0 0h${width}v${height}H0z"/></svg>`;
};
