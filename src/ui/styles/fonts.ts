import localFont from 'next/font/local'
import './fallback-fonts.css'

// Bundled (`npm run fonts` subsets the files) and served from our own origin. The files that nearly every page
// needs are preloaded; files of other Latin characters load on first use. The options must be literals.

const geist = localFont({
  src: './fonts/geist.woff2',
  variable: '--font-geist',
  weight: '400 700',
  adjustFontFallback: false,
})

const geistMore = localFont({
  src: './fonts/geist-more.woff2',
  variable: '--font-geist-more',
  weight: '400 700',
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

const geistExtended = localFont({
  src: './fonts/geist-extended.woff2',
  variable: '--font-geist-extended',
  weight: '400 700',
  adjustFontFallback: false,
  preload: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+100-101, U+103-113, U+116-12B, U+12E-130, U+132-137, U+139-13E, U+141-148, U+14A-14D, U+150-151, U+154-17E, U+18F, U+192, U+1A0-1A1, U+1AF-1B0, U+1CD-1CE, U+1E4-1E9, U+218-21B, U+237, U+259, U+2B9, U+2C7-2C8, U+2DD, U+1E20-1E21, U+1E80-1E85, U+1E9E, U+1EF2-1EF9, U+2020, U+20AA, U+20B1, U+20B4, U+20B9, U+20BD, U+A78B-A78C',
    },
  ],
})

const geistItalic = localFont({
  src: './fonts/geist-italic.woff2',
  variable: '--font-geist-italic',
  weight: '400',
  style: 'italic',
  adjustFontFallback: false,
  preload: false,
})

const geistItalicMore = localFont({
  src: './fonts/geist-italic-more.woff2',
  variable: '--font-geist-italic-more',
  weight: '400',
  style: 'italic',
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

const geistMono = localFont({
  src: './fonts/geist-mono.woff2',
  variable: '--font-geist-mono',
  weight: '400 700',
  adjustFontFallback: false,
})

const geistMonoMore = localFont({
  src: './fonts/geist-mono-more.woff2',
  variable: '--font-geist-mono-more',
  weight: '400 700',
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

const geistMonoExtended = localFont({
  src: './fonts/geist-mono-extended.woff2',
  variable: '--font-geist-mono-extended',
  weight: '400 700',
  adjustFontFallback: false,
  preload: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+100-101, U+103-113, U+116-12B, U+12E-130, U+134-137, U+139-13E, U+141-148, U+14A-14D, U+150-151, U+154-17E, U+18F, U+192, U+1A0-1A1, U+1AF-1B0, U+1CD-1CE, U+1E4-1E9, U+218-21B, U+237, U+259, U+2B9, U+2C7-2C8, U+2DD, U+1E20-1E21, U+1E80-1E85, U+1E9E, U+1EF2-1EF9, U+2020, U+20AA, U+20B1, U+20B4, U+20B9, U+20BD, U+A78B-A78C',
    },
  ],
})

export const fontClasses = [
  ...[geist, geistMore, geistExtended],
  ...[geistItalic, geistItalicMore],
  ...[geistMono, geistMonoMore, geistMonoExtended],
]
  .map(({ variable }) => variable)
  .join(' ')
