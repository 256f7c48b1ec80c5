type SiteMark = {
  ground: string
  line: string
  /** Phones round the corners themselves, so there the ground fills the whole square. */
  isSquare?: boolean
}

/** The mark of the site: `</>` on a rounded square. */
export const siteMark = ({ ground, line, isSquare = false }: SiteMark): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32"${isSquare ? '' : ' rx="7"'} fill="${ground}"/><path d="m11 10-6 6 6 6m10-12 6 6-6 6m-3-15-4 18" fill="none" stroke="${line}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/></svg>`
