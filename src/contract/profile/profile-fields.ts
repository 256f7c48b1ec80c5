import { LIMITS } from '#src/contract/limits.ts'

type TextField = {
  label: string
  hint: string
  isRequired: boolean
  max: number
  /** Whether it has several lines. */
  isLong?: boolean
}
type Choice<K extends string> = {
  label: string
  hint: string
  options: Record<K, string>
  /** The option of a new row. */
  preset: NoInfer<K>
}
export type RowField = TextField | Choice<string>

const line = (label: string, hint: string, more: Partial<TextField> = {}): TextField => {
  return { label, hint, isRequired: false, max: LIMITS.profileLineLength, ...more }
}
const choice = <K extends string>(
  label: string,
  hint: string,
  choices: Pick<Choice<K>, 'options' | 'preset'>,
): Choice<K> => ({ label, hint, ...choices })
const required = { isRequired: true }
const lines = { max: LIMITS.profileTextLength, isLong: true }

export const LINK_KINDS = {
  github: 'GitHub',
  gitlab: 'GitLab',
  linkedin: 'LinkedIn',
  mastodon: 'Mastodon',
  bluesky: 'Bluesky',
  x: 'X',
  youtube: 'YouTube',
  website: 'Other',
} as const
export type LinkKind = keyof typeof LINK_KINDS

export const ACHIEVEMENT_ICONS = {
  trophy: 'Trophy',
  award: 'Award',
  medal: 'Medal',
  rocket: 'Rocket',
  'git-branch': 'Branch',
  mic: 'Microphone',
} as const
export type AchievementIcon = keyof typeof ACHIEVEMENT_ICONS
export const ACHIEVEMENT_COLORS = { gold: 'Gold', silver: 'Silver' } as const

/** The single fields of the profile, as its editors name, explain and limit them. */
export const profileFields = {
  name: line(
    'Name',
    'Your name: the heading of the site, and the author of posts that name none.',
    {
      ...required,
      max: LIMITS.authorLength,
    },
  ),
  title: line('Profession', 'For example Full Stack Software Engineer.', required),
  tagline: line('Tagline', 'One sentence on what you do, below your name and in search results.', {
    max: LIMITS.excerptLength,
  }),
  portrait: line(
    'Portrait',
    'Your photo, shown next to your name. If it is missing, the site shows a drawing.',
  ),
  email: line('Email', 'Shown to visitors, and where security researchers write.', required),
  phone: line('Phone', 'Shown on the home page and the resume. May be empty.'),
  location: line('Location', 'City and country, with a comma between them.'),
  timeZone: line(
    'Time zone',
    'Time zone of your location, for example Europe/Lisbon. The site shows your local time.',
  ),
  summary: line('Summary', 'About you, in a few paragraphs.'),
  availability: line(
    'Availability',
    'One line about your availability for work, without a full stop.',
  ),
  contactIntro: line('Introduction to contact', 'Above the contact form.', lines),
  blogIntro: line(
    'Introduction to the blog',
    'Above the list of posts, and in search results.',
    lines,
  ),
} as const

const { portrait: _image, summary: _summary, availability: _line, ...texts } = profileFields
/** The texts of the profile that have no format. */
export const PROFILE_TEXTS = Object.keys(texts) as (keyof typeof texts)[]

export const skillFields = {
  name: line('Name', 'For example PostgreSQL.', required),
  level: line('Level (percent)', 'Length of the bar, from 0 to 100.', required),
} as const

export const SKILL_TIER_HINTS = {
  expert: 'What you know best.',
  advanced: 'What you use often.',
  learning: 'What you are learning.',
} as const

export const profileLists = {
  links: {
    label: 'Links',
    row: 'Link',
    hint: 'Your profiles elsewhere, each with its icon.',
    fields: {
      kind: choice('Kind', 'Chooses the icon.', { options: LINK_KINDS, preset: 'website' }),
      label: line('Label', 'Text of the link, for example GitHub.', required),
      url: line('Address', 'Starts with https://.', { ...required, max: LIMITS.urlLength }),
    },
  },
  achievements: {
    label: 'Achievements',
    row: 'Achievement',
    hint: 'Awards, talks, results.',
    fields: {
      title: line('Title', 'What was achieved.', required),
      description: line('Description', 'One sentence.', lines),
      year: line('Year', 'For example 2024.'),
      type: line('Type', 'For example Award, Speaking or Open source.'),
      icon: choice('Icon', 'Shown next to the achievement.', {
        options: ACHIEVEMENT_ICONS,
        preset: 'award',
      }),
      color: choice('Colour', 'Colour of the icon.', {
        options: ACHIEVEMENT_COLORS,
        preset: 'gold',
      }),
    },
  },
  experience: {
    label: 'Experience',
    row: 'Job',
    hint: 'Newest first.',
    fields: {
      title: line('Title', 'Your role.', required),
      company: line('Company', 'Who you worked for.', required),
      period: line('Period', 'For example 2021 – today.'),
      location: line('Location', 'City, country or remote.'),
      achievements: line('Achievements', 'What you achieved there, one per line.', lines),
    },
  },
  education: {
    label: 'Education',
    row: 'Degree',
    hint: 'Newest first.',
    fields: {
      degree: line('Degree', 'For example MSc Computer Science.', required),
      institution: line('Institution', 'University or school.', required),
      year: line('Year', 'For example 2012 – 2014.'),
      grade: line('Grade', 'As written on the certificate.'),
    },
  },
  publications: {
    label: 'Publications',
    row: 'Publication',
    hint: 'Newest first.',
    fields: {
      title: line('Title', 'Title of the paper or article.', required),
      venue: line('Venue', 'Journal or conference.'),
      date: line('Date', 'For example September 2022.'),
    },
  },
} as const
export type ProfileListName = keyof typeof profileLists
type FieldsOf<L extends ProfileListName> = (typeof profileLists)[L]['fields']
export type ProfileRow<L extends ProfileListName> = {
  -readonly [Name in keyof FieldsOf<L>]: FieldsOf<L>[Name] extends Choice<infer K> ? K : string
}

/** A value for each field of a list, under its name. */
export const eachRowField = <L extends ProfileListName, Value>(
  list: L,
  valueOf: (field: RowField, name: string) => Value,
) =>
  Object.fromEntries(
    Object.entries<RowField>(profileLists[list].fields).map(([name, field]) => [
      name,
      valueOf(field, name),
    ]),
  )

export const newRow = <L extends ProfileListName>(list: L) =>
  eachRowField(list, (field) => ('options' in field ? field.preset : '')) as ProfileRow<L>
