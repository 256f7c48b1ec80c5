/** Every number of spec section 9, and those the spec leaves open (reliability), under one name each. */
export const LIMITS = {
  /** §9 upload size limit of media and resumes, in bytes (10 MB). */
  uploadBytes: 10 * 1024 * 1024,
  /** Pixels an image may declare before it is decoded: stops decode bombs. */
  imagePixels: 50_000_000,
  /** Longest side of an image, in pixels. */
  imageSide: 16_384,
  /** Frames of an animation, and the pixels of all of them together. */
  imageFrames: 1000,
  animationPixels: 400_000_000,
  /** Files of media and resumes together, and their bytes without the sizes made from them. */
  storedFiles: 10_000,
  storedBytes: 5 * 1024 ** 3,
  /** The same with the trash, in which files keep their place for 30 days. */
  keptFiles: 20_000,
  keptBytes: 10 * 1024 ** 3,
  /** Bytes of a JSON request body. A post of the largest allowed size has to fit, escaped. */
  jsonBodyBytes: 1024 * 1024,
  /** The same where visitors write: a message fits with every sign escaped, and reading more would hold up others. */
  visitorBodyBytes: 64 * 1024,
  postContentBytes: 512 * 1024,
  titleLength: 200,
  excerptLength: 500,
  categoryLength: 60,
  authorLength: 100,
  slugLength: 120,
  tagLength: 40,
  tagCount: 20,
  urlLength: 2048,
  readTimeMinutes: 999,
  fileNameLength: 255,
  altLength: 300,
  /** Days that what was deleted can still be taken back. */
  trashDays: 30,
  /** Days a shared preview link works. */
  previewDays: 7,
  contactNameLength: 100,
  contactEmailLength: 254,
  contactSubjectLength: 200,
  contactMessageLength: 5000,
} as const

/** §9: what is shown at once, and the placeholders while it loads. */
export const COUNTS = {
  homeTeaserPosts: 3,
  homeTeaserPlaceholders: 3,
  blogPlaceholders: 6,
  /** Posts on one page of the blog and of a tag. */
  blogPagePosts: 12,
  relatedPosts: 3,
  /** Headings from which on a post has a table of contents. */
  contentsHeadings: 3,
  /** Tags on a card. */
  cardTags: 3,
  /** Found posts shown at once; a button shows as many more. */
  foundPosts: 24,
  mediaSkeletons: 8,
  contactSkeletons: 5,
  resumeSkeletons: 3,
  toasts: 1,
  feedPosts: 20,
  /** Most read posts on the dashboard. */
  topPosts: 3,
} as const

/** Days of readers that the dashboard draws. */
export const PAGE_VIEW_REPORT_DAYS = 30

/** §9: times in milliseconds. */
export const TIMES = {
  copyConfirmation: 2000,
  tooltipDelay: 700,
  tooltipSkipDelay: 300,
  loginErrorToast: 5000,
  loginRedirect: 1500,
  toast: 5000,
  toastRemoval: 1_000_000,
  skillBarBase: 200,
  skillBarStep: 100,
} as const

/** §9: distances in pixels. */
export const OFFSETS = { navScroll: 80, navActive: 100 } as const

/** §9: rows of text areas. */
export const ROWS = { contactMessage: 4, excerpt: 3, code: 10 } as const

/** §9: the editor's tables. */
export const TABLE = { rows: 3, columns: 3, minCellWidth: 25, handleWidth: 5 } as const

/** §9: default blog category. */
export const DEFAULT_CATEGORY = 'Technology'

/** §9: hours after which the colour of a message's age changes. */
export const MESSAGE_AGE_HOURS = { bright: 24, yellow: 72 } as const
