const names = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

export const DROPPED = names(`
  script style template iframe object embed noscript svg math title head textarea select form button
  video audio canvas noembed noframes frameset frame applet
`)

/** Parsed as raw text and removed; the scanner skips the element whole. */
export const RAW_TEXT = names('script style textarea title iframe noembed noframes')

/** Tags that would switch the parser's mode; the scanner removes the tag and keeps its content. */
export const STRIPPED = names('html head body frameset frame plaintext xmp listing')

export const VOID = names(
  'area base br col embed hr img input link meta param source track wbr keygen bgsound image',
)

/** "Formatting elements" of the HTML standard: parsers re-open them after a misplaced end tag. */
export const FORMATTING = names('a b big code em font i nobr s small strike strong tt u')

/** Tags whose end tag is implied by the next one, so unclosed ones do not nest. */
export const SELF_ENDING = names(
  'p li dd dt td th tr tbody thead tfoot caption colgroup option optgroup',
)

/** Unwrapped, but they separate the paragraphs before and after them. */
export const BOUNDARY = names(`
  div section article aside main header footer nav figure figcaption details summary address dl dt dd
  fieldset legend center dialog hgroup menu dir search caption li tr td th tbody thead tfoot
`)

export const BLOCK_START = names(`
  p h1 h2 h3 h4 h5 h6 ul ol blockquote pre table hr img div section article aside main header footer
  figure
`)

/** Tag names that start an HTML segment; `<String>` is not among them. */
export const KNOWN: ReadonlySet<string> = new Set([
  ...DROPPED,
  ...STRIPPED,
  ...VOID,
  ...FORMATTING,
  ...SELF_ENDING,
  ...BOUNDARY,
  ...BLOCK_START,
  ...names(`
    abbr acronym bdi bdo cite data del dfn input ins kbd label map mark meter output picture progress
    q rp rt ruby samp slot span strike sub sup time var
  `),
])
