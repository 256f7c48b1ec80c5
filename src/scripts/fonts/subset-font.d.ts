declare module 'subset-font' {
  type Options = {
    targetFormat: 'truetype' | 'woff2'
    keepFeatures?: string[]
    variationAxes?: Record<string, number | { min: number; max: number }>
    noHinting?: boolean
  }
  function subsetFont(font: Buffer, text: string | null, options: Options): Promise<Buffer>
  export = subsetFont
}
