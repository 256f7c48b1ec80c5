import type { MetadataRoute } from 'next'
import { portfolio } from '#src/portfolio/portfolio.ts'
import { THEMES } from '#src/ui/theme/themes.ts'

const { name, title, tagline } = portfolio.personal

/** /manifest.webmanifest, linked from every page. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: '/',
    name: `${name} · ${title}`,
    short_name: name,
    description: tagline,
    lang: 'en',
    start_url: '/',
    display: 'browser',
    background_color: THEMES.light.background,
    theme_color: THEMES.light.background,
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
