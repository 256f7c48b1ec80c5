import fc from 'fast-check'
import {
  ACHIEVEMENT_COLORS,
  ACHIEVEMENT_ICONS,
  LINK_KINDS,
} from '#src/contract/profile/profile-fields.ts'
import type { AchievementIcon, LinkKind } from '#src/contract/profile/profile-fields.ts'
import type { Profile, SkillLevel } from '#src/contract/profile/profile.ts'
import type { RichInline, RichParagraph } from '#src/contract/rich-paragraph.ts'

const word = fc.constantFrom(
  ...[
    'Ada',
    'C++',
    'a&b',
    '<b>',
    'é',
    'ž',
    'Ж',
    '漢字',
    '👩‍💻',
    '–',
    'until',
    'since',
    '2019',
    '”',
    '\\',
  ],
)
const text = fc.array(word, { maxLength: 6 }).map((words) => words.join(' '))
const filledText = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '))
const year = fc.integer({ min: 1970, max: 2030 }).map(String)
const month = fc.constantFrom('March', 'Sep', 'december', 'Spring')
const date = fc.oneof(
  year,
  fc.tuple(month, year).map((parts) => parts.join(' ')),
  text,
)
const period = fc.oneof(
  date,
  fc.tuple(date, date).map((dates) => dates.join(' – ')),
  date.map((start) => `${start} – today`),
  year.map((start) => `since ${start}`),
)
const location = fc
  .array(fc.oneof(filledText, fc.constant('')), { maxLength: 3 })
  .map((parts) => parts.join(', '))

const inline: fc.Arbitrary<RichInline> = fc.oneof(
  filledText.map((value): RichInline => ({ type: 'text', value })),
  fc.constant<RichInline>({ type: 'break' }),
  filledText.map((value): RichInline => ({ type: 'strong', children: [{ type: 'text', value }] })),
  filledText.map((value): RichInline => ({
    type: 'link',
    href: 'https://example.org/',
    children: [{ type: 'text', value }],
  })),
)
const inlines = fc.array(inline, { maxLength: 4 })
const paragraph = inlines.map((children): RichParagraph => ({ type: 'paragraph', children }))

const skills = fc
  .uniqueArray(filledText, { maxLength: 9 })
  .map((names) => names.map((name, index): SkillLevel => ({ name, level: index * 10 })))

const personal = fc.record({
  name: filledText,
  title: filledText,
  tagline: text,
  email: fc.emailAddress(),
  phone: text,
  location,
  timeZone: fc.constantFrom('Europe/Lisbon', 'America/New_York', ''),
  availability: inlines,
  summary: fc.array(paragraph, { maxLength: 4 }),
  portrait: fc.constant(null),
  links: fc.array(
    fc.record({
      kind: fc.constantFrom(...(Object.keys(LINK_KINDS) as LinkKind[])),
      label: filledText,
      url: fc.webUrl(),
    }),
    { maxLength: 4 },
  ),
  contactIntro: text,
  blogIntro: text,
})

/** Profiles as the built-in admin stores them. */
export const profiles: fc.Arbitrary<Profile> = fc.record({
  personal,
  skills: skills.map((all) => ({
    expert: all.slice(0, 3),
    advanced: all.slice(3, 6),
    learning: all.slice(6),
  })),
  achievements: fc.array(
    fc.record({
      title: filledText,
      description: text,
      year: date,
      type: text,
      icon: fc.constantFrom(...(Object.keys(ACHIEVEMENT_ICONS) as AchievementIcon[])),
      color: fc.constantFrom(
        ...(Object.keys(ACHIEVEMENT_COLORS) as (keyof typeof ACHIEVEMENT_COLORS)[]),
      ),
    }),
    { maxLength: 4 },
  ),
  experience: fc.array(
    fc.record({
      title: filledText,
      company: filledText,
      period,
      location,
      achievements: fc.array(filledText, { maxLength: 4 }),
    }),
    { maxLength: 4 },
  ),
  education: fc.array(
    fc.record({ degree: filledText, institution: filledText, year: period, grade: text }),
    { maxLength: 3 },
  ),
  publications: fc.array(fc.record({ title: filledText, venue: text, date }), { maxLength: 3 }),
})
