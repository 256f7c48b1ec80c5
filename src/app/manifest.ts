import type { MetadataRoute } from 'next'
import { pageOwner } from '#src/app/page-profile.ts'
import { joinMeta } from '#src/lib/format/join-meta.ts'
import { getSiteAppearance } from '#src/services/appearance/appearance-service.ts'
import { THEMES } from '#src/lib/color/themes.ts'

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const [{ name, title, tagline }, { accents }] = await Promise.all([
    pageOwner(),
    getSiteAppearance(),
  ])
  return {
    id: '/',
    name: joinMeta(name, title),
    short_name: name,
    description: tagline,
    lang: 'en',
    start_url: '/',
    display: 'browser',
    background_color: THEMES.light.backgrounds.bg,
    theme_color: accents.light,
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      {
        src: '/icons/icon-maskable-512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  }
}
