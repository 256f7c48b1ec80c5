const names = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

/** Dropped together with everything inside. */
export const DROPPED = names(`
  script style template iframe object embed noscript svg math title head textarea select form button
  video audio canvas noembed noframes frameset frame applet
`)

/** Content is raw text for a parser, and dropped anyway: the scanner skips it whole. */
export const RAW_TEXT = names('script style textarea title iframe noembed noframes')

/** Tags that would switch the parser's mode; the scanner removes the tag and keeps what is inside. */
export const STRIPPED = names('html head body frameset frame plaintext xmp listing')

export const VOID = names(
  'area base br col embed hr img input link meta param source track wbr keygen bgsound image',
)

/** "Formatting elements" of the HTML standard: a parser re-opens them after a misplaced end tag. */
export const FORMATTING = names('a b big code em font i nobr s small strike strong tt u')

/** Tags whose end is implied by the next one: unclosed ones do not nest. */
export const SELF_ENDING = names(
  'p li dd dt td th tr tbody thead tfoot caption colgroup option optgroup',
)

/** Unwrapped, but what stands before and after them is not one paragraph. */
export const BOUNDARY = names(`
  div section article aside main header footer nav figure figcaption details summary address dl dt dd
  fieldset legend center dialog hgroup menu dir search caption li tr td th tbody thead tfoot
`)

/** A blank line and one of these end a stretch of legacy text. */
export const BLOCK_START = names(`
  p h1 h2 h3 h4 h5 h6 ul ol blockquote pre table hr img div section article aside main header footer
  figure
`)

/** Names that make `<name …>` at the start of a segment HTML; `<String>` is not among them. */
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
