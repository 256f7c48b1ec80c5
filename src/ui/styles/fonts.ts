import localFont from 'next/font/local'

// Bundled and preloaded from our own origin; the Arial fallback gets the metrics of the font.
export const geist = localFont({
  src: '../../../node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
  variable: '--font-geist',
  weight: '100 900',
  display: 'swap',
  adjustFontFallback: 'Arial',
})

// Its metric-matched fallback stands in tokens.css: Arial would be no measure for a monospace.
export const geistMono = localFont({
  src: '../../../node_modules/@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
  variable: '--font-geist-mono',
  weight: '100 900',
  display: 'swap',
  adjustFontFallback: false,
})

export const fontClasses = `${geist.variable} ${geistMono.variable}`
