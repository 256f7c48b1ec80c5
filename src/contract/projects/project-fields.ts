import { LIMITS } from '#src/contract/limits.ts'

/** The fields of a project, as its editors name, explain and limit them. */
export const projectFields = {
  title: {
    label: 'Title',
    hint: 'Heading of the page, and the name on cards.',
    max: LIMITS.titleLength,
  },
  summary: {
    label: 'Summary',
    hint: 'One sentence: on cards, in search results, below the title.',
    max: LIMITS.projectSummaryLength,
  },
  cover: {
    label: 'Cover',
    hint: 'Shown in 16:9, so nothing important should be near its edges.',
  },
  outcomes: {
    label: 'Outcomes',
    hint: `Results: at most ${LIMITS.projectOutcomes} figures.`,
    max: LIMITS.projectOutcomes,
  },
  body: {
    label: 'Case study',
    hint: 'The problem, the decisions with their reasons, and the results.',
  },
  links: {
    label: 'Links',
    hint: 'For example the product, its code, or a post about it.',
    max: LIMITS.projectLinks,
  },
  slug: {
    label: 'Slug',
    hint: 'URL path under /projects. Generated from the title. Old URLs keep working.',
    max: LIMITS.slugLength,
  },
  isFeatured: {
    label: 'Featured',
    hint: 'Shown on the home page (first three).',
  },
  period: {
    label: 'Period',
    hint: 'For example “2021 – 2024”.',
    max: LIMITS.projectPeriodLength,
  },
  role: {
    label: 'Role',
    hint: 'What you were responsible for.',
    max: LIMITS.projectRoleLength,
  },
  stack: {
    label: 'Stack',
    hint: 'Technologies, separated by commas.',
    max: LIMITS.projectStack,
  },
} as const

/** The fields that search finds besides the case study and the outcomes, with their weight (SEARCHED_POST_FIELDS). */
export const SEARCHED_PROJECT_FIELDS = {
  title: 'A',
  role: 'B',
  summary: 'C',
  stack: 'B',
} as const satisfies Partial<Record<keyof typeof projectFields, 'A' | 'B' | 'C'>>

export const outcomeFields = {
  figure: {
    label: 'Figure',
    hint: 'Short, shown large: “0.9 s”, “−38 %”, “40,000”.',
    max: LIMITS.projectFigureLength,
  },
  meaning: {
    label: 'Meaning',
    hint: 'Meaning of the figure.',
    max: LIMITS.projectMeaningLength,
  },
} as const

export const projectLinkFields = {
  label: { label: 'Label', hint: 'Text of the link.', max: LIMITS.projectLinkLabelLength },
  url: { label: 'Address', hint: 'Starts with https:// or /.', max: LIMITS.urlLength },
} as const
