/**
 * Attributes of a link in a text. Links within this site, absolute ones included, open in the same tab; external links
 * open in a new one. They have no `nofollow`, because the author chose them.
 */
export const linkAttributes = (href: string, site: string) =>
  /^https?:/i.test(href) && URL.parse(href)?.origin !== new URL(site).origin
    ? { href, target: '_blank', rel: 'noopener noreferrer' }
    : { href }
