/** A mailto URL (RFC 6068): an address may contain signs that begin a query or a fragment, such as `?` and `#`. */
export const mailLink = (address: string): string =>
  `mailto:${encodeURIComponent(address.toWellFormed()).replace('%40', '@')}`

export const phoneLink = (phone: string): string => `tel:${phone.replace(/\s/g, '')}`
