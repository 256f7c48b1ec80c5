/** Every limit of the specification, and those it leaves open, under one name each. */
export const LIMITS = {
  /** Upload size limit of media and resumes, in bytes (S9-upload-01: 10 MB). */
  uploadBytes: 10 * 1024 * 1024,
  /** Pixels an image may declare before it is decoded: stops decompression bombs. */
  imagePixels: 50_000_000,
  /** In pixels. */
  imageSide: 16_384,
  /** Frames of an animation, and their pixels in total. */
  imageFrames: 1000,
  animationPixels: 400_000_000,
  /** Files of media and resumes together, and their bytes without renditions. */
  storedFiles: 10_000,
  storedBytes: 5 * 1024 ** 3,
  /** Files including the trash, where they stay for 30 days. */
  keptFiles: 20_000,
  keptBytes: 10 * 1024 ** 3,
  /** Files in one archive or one check of uses: their ids fit into a URL. */
  archiveFiles: 200,
  /** Bytes of a JSON request body. A post of the largest allowed size has to fit, escaped. */
  jsonBodyBytes: 1024 * 1024,
  /** A message fits with every character escaped; parsing more would block the event loop. */
  visitorBodyBytes: 64 * 1024,
  /** Total size of the files of one import (200 MB); see also their number. */
  importBytes: 200 * 1024 * 1024,
  importFiles: 20_000,
  /** Levels of folders in an import; generators nest posts three or four deep. */
  importLevels: 30,
  importSourceName: 1000,
  /** Images of other sites that one import fetches, and their bytes. */
  fetchedImages: 500,
  fetchedBytes: 1024 ** 3,
  /** Entries of one list of a JSON Resume, and characters of one of its texts, that are read. The profile holds fewer. */
  resumeEntries: 1000,
  resumeTextLength: 20_000,
  /** Characters of a search that are read, and its results, page after page. */
  searchLength: 200,
  searchResults: 240,
  postContentBytes: 512 * 1024,
  titleLength: 200,
  excerptLength: 500,
  categoryLength: 60,
  authorLength: 100,
  slugLength: 120,
  tagLength: 40,
  tagCount: 20,
  urlLength: 2048,
  redirectLength: 1000,
  /** Search engines truncate titles at about 60 and descriptions at about 160 characters. */
  seoTitleLength: 120,
  seoDescriptionLength: 320,
  seriesLength: 120,
  seriesPart: 999,
  readTimeMinutes: 999,
  fileNameLength: 255,
  altLength: 300,
  codeMetaLength: 2000,
  /** Sides of the image for the icon of the site: at least, and as drawn. */
  iconSide: 180,
  iconBestSide: 512,
  announcementLength: 160,
  announcementLinkLength: 40,
  /** Maximum length of a host name (RFC 1035). */
  hostLength: 253,
  /** Days until a deleted document is purged. */
  trashDays: 30,
  /** Days until a preview link expires. */
  previewDays: 7,
  projectPeriodLength: 60,
  projectRoleLength: 100,
  projectSummaryLength: 240,
  projectStack: 12,
  projectLinks: 6,
  projectLinkLabelLength: 60,
  projectOutcomes: 3,
  projectFigureLength: 16,
  projectMeaningLength: 120,
  /** Access tokens, ended ones included, and the most days until one ends. */
  tokens: 50,
  tokenDays: 366,
  tokenNameLength: 60,
  contactNameLength: 100,
  contactEmailLength: 254,
  contactSubjectLength: 200,
  contactMessageLength: 5000,
  /** Characters of a mail link, encoded: mail programs drop or cut longer ones. */
  mailLinkLength: 1900,
  /** Answers that the owner keeps for replies. */
  savedAnswers: 20,
  savedAnswerTitleLength: 60,
  savedAnswerTextLength: 1000,
  /** Length of the encoded text, so that it fits into the mail link with sender and subject. */
  savedAnswerEncodedLength: 1400,
  /** Texts of the profile: a short one in one line, and one of some sentences. */
  profileLineLength: 200,
  profileTextLength: 2000,
  /** Rows of each list of the profile. */
  profileRows: 50,
} as const

/** Uses by one address or token, and the seconds in which they count. `name` is stored. */
export const RATES = {
  /** Writes of an administrator by any API. Uploading and deleting 200 files in a row stays far below. */
  write: { name: 'write', uses: 3000, seconds: 600 },
  /** Files. An office behind one address reads more slowly. */
  download: { name: 'download', uses: 6000, seconds: 600 },
  /** Requests of visitors that no cache answers. */
  uncached: { name: 'uncached', uses: 6000, seconds: 600 },
  /** Calls of one access token, reads included: an import of thousands of posts goes through. */
  token: { name: 'token', uses: 3000, seconds: 600 },
  /** One search a second while typing. */
  search: { name: 'search', uses: 600, seconds: 600 },
  /** Far more than a person reads; stops a script that inflates the count. */
  pageView: { name: 'visit', uses: 60, seconds: 600 },
  message: { name: 'contact', uses: 5, seconds: 600 },
  /** Messages of all addresses together. */
  messageOfAll: { name: 'contact-all', uses: 200, seconds: 3600 },
  signInStart: { name: 'login', uses: 20, seconds: 600 },
  /** Callbacks from Google: more than the address can have started. */
  signInCallback: { name: 'login-answer', uses: 30, seconds: 600 },
  backup: { name: 'backup', uses: 10, seconds: 3600 },
  siteExport: { name: 'site-export', uses: 10, seconds: 3600 },
  /** Each archive of files may read 2 GB. */
  mediaArchive: { name: 'archive', uses: 30, seconds: 600 },
} as const

/** Requests that the application works on at the same time, and requests that wait. */
export const SLOTS = {
  perAddress: { size: 2, queue: 60 },
  /** Requests of all addresses for the pages that take most time. */
  expensive: { size: 4, queue: 60 },
  waitMs: 10_000,
  /** A client that reads slowly does not keep its slot for longer. */
  holdMs: 10_000,
} as const

/** Times and counts that keep one client from exhausting the connections of the server. */
export const CONNECTIONS = {
  /** Until the head of a request is complete: slow heads are an attack, not a slow connection. */
  headMs: 10_000,
  /** Time limit for a complete request: 200 MB in half an hour is 0.9 Mbit/s, a weak mobile uplink. */
  requestMs: 30 * 60_000,
  /** Time limit for an upload of 10 MB. */
  uploadMs: 120_000,
  /** Time limit for bodies other than uploads (1 MB at most). */
  bodyMs: 30_000,
  keepAliveMs: 5_000,
  /** A connection without traffic in either direction: a client that stopped reading. */
  idleMs: 65_000,
  /** How often Node checks the first two. */
  checkMs: 1_000,
  connections: 2_000,
  requestsPerConnection: 1_000,
  headBytes: 16 * 1024,
  /** Streams of changes. A browser opens one for all its tabs. */
  streams: 200,
  streamsPerSession: 10,
} as const

/** Items shown initially, and the placeholders while they load. */
export const COUNTS = {
  homeTeaserPosts: 3,
  homeTeaserPlaceholders: 3,
  homeProjects: 3,
  cardStack: 4,
  blogPlaceholders: 6,
  blogPagePosts: 12,
  relatedPosts: 3,
  /** Posts on the line of time. */
  threadPosts: 60,
  contentsHeadings: 3,
  cardTags: 3,
  /** Search results on a page, or shown initially while the visitor types; a button shows as many more. */
  foundPosts: 12,
  /** Maximum number of tags with search results, and of results per kind in the management area. */
  foundTags: 6,
  foundItems: 6,
  mediaSkeletons: 8,
  messageSkeletons: 5,
  resumeSkeletons: 3,
  feedPosts: 20,
  /** Posts with their text in llms-full.txt. */
  llmsPosts: 200,
  topPosts: 5,
  /** Most frequent sources of readers on the dashboard. */
  topReferrers: 5,
  /** Posts in the report of broken links; fixing some makes room for others. */
  brokenLinkPosts: 50,
  /** Referring sites that are counted by name on one day; the others count together. */
  referrersPerDay: 200,
} as const

/** Days in the dashboard's chart of readers. */
export const PAGE_VIEW_REPORT_DAYS = 30

/** In milliseconds. */
export const TIMES = {
  copyConfirmation: 2000,
  /** Pause in writing after which the editor saves by itself. */
  automaticSave: 2000,
  /** Pause in filling in a form of a public page after which React starts. */
  formPause: 1000,
  /** After a public page is loaded, until what is out of view is drawn. */
  drawingPause: 1000,
  tooltipDelay: 700,
  tooltipSkipDelay: 300,
  loginErrorToast: 5000,
  loginRedirect: 1500,
  toast: 5000,
  /** Notices with an action, such as Undo, leave time to decide. */
  actionToast: 15_000,
  toastRemoval: 1_000_000,
  skillBarBase: 200,
  skillBarStep: 100,
} as const

/** In pixels (S9-nav-01). */
export const OFFSETS = { navScroll: 80, navActive: 100 } as const

/** Rows of text areas (S9-rows-01 to S9-rows-03). */
export const ROWS = { contactMessage: 4, excerpt: 3, code: 10 } as const

/** The editor's tables (S9-editor-03 to S9-editor-05). */
export const TABLE = { rows: 3, columns: 3, minCellWidth: 25, handleWidth: 5 } as const

/** Default blog category (S9-category-01). */
export const DEFAULT_CATEGORY = 'Technology'

/** Hours after which the colour of a message's age changes (S9-age-01). */
export const MESSAGE_AGE_HOURS = { bright: 24, yellow: 72 } as const
