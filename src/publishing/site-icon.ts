import type { Metadata } from 'next'
import { markedLinks } from '#src/lib/site-mark.ts'
import type { Appearance } from '#src/services/appearance/appearance-service.ts'

/** Changes with the icon: the bytes of the image, or the colour and the arcs of the mark. */
export const siteIconVersion = ({ icon, accents }: Appearance, name: string): string =>
  icon?.version ??
  [accents.light.slice(1), ...markedLinks(name).flatMap(({ from, to }) => [from, to])].join('.')

/** Links to the icons: the mark as a drawing, an image in a size that browsers scale. */
export function siteIconLinks(appearance: Appearance, name: string): Metadata['icons'] {
  const version = siteIconVersion(appearance, name)
  return {
    icon: appearance.icon
      ? { url: `/icons/icon-192.png?v=${version}`, type: 'image/png', sizes: '192x192' }
      : { url: `/icon.svg?v=${version}`, type: 'image/svg+xml', sizes: 'any' },
    apple: `/apple-touch-icon.png?v=${version}`,
  }
}
