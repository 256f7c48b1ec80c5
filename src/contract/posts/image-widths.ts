/** CSS pixels, besides the full width; each is a rendition width of the library. */
export const IMAGE_WIDTHS = [320, 480] as const
export type ImageWidth = (typeof IMAGE_WIDTHS)[number]

/** The width that an attribute names; undefined for any other value, which means the full width. */
export const toImageWidth = (value: string | null | undefined): ImageWidth | undefined =>
  IMAGE_WIDTHS.find((width) => String(width) === value)
