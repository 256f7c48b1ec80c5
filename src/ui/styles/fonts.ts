import localFont from 'next/font/local'

// Bundled (`npm run fonts` cuts the files) and served from our own origin. What nearly every page needs is
// preloaded; the rest of Latin comes with the first letter that asks for it. The options must be literals.

export const geist = localFont({
  src: './fonts/geist.woff2',
  variable: '--font-geist',
  weight: '400 700',
  display: 'swap',
  adjustFontFallback: false,
})

export const geistMore = localFont({
  src: './fonts/geist-more.woff2',
  variable: '--font-geist-more',
  weight: '400 700',
  display: 'swap',
  adjustFontFallback: false,
  preload: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+A1-A8, U+AA-AC, U+AE-B6, U+B8-D6, U+D8-FF, U+102, U+131, U+152-153, U+2BC, U+2C6, U+2DA, U+2DC, U+300-301, U+303-304, U+308-309, U+323, U+201A, U+201E, U+2032-2033, U+2039-203A, U+2044, U+20AC, U+2122, U+2212',
    },
  ],
})

export const geistMono = localFont({
  src: './fonts/geist-mono.woff2',
  variable: '--font-geist-mono',
  weight: '400 700',
  display: 'swap',
  adjustFontFallback: false,
})

export const geistMonoMore = localFont({
  src: './fonts/geist-mono-more.woff2',
  variable: '--font-geist-mono-more',
  weight: '400 700',
  display: 'swap',
  adjustFontFallback: false,
  preload: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+A1-A8, U+AA-AC, U+AE-B6, U+B8-D6, U+D8-FF, U+102, U+131, U+152-153, U+2BC, U+2C6, U+2DA, U+2DC, U+300-301, U+303-304, U+308-309, U+323, U+201A, U+201E, U+2032-2033, U+2039-203A, U+2044, U+20AC, U+2122, U+2212',
    },
  ],
})

export const fontClasses = [geist, geistMore, geistMono, geistMonoMore]
  .map(({ variable }) => variable)
  .join(' ')
