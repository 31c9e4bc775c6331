/** The size of a preview in pixels, twice what the site shows, and its quality. Two A4 pages next to each other. */
export const previewSize = { width: 640, height: 452 }
export const webpQuality = 80
