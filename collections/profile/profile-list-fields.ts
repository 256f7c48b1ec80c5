import type { ArrayField, Field, GroupField } from 'payload'
import {
  profileLists,
  SKILL_TIER_HINTS,
  skillFields,
} from '#src/contract/profile/profile-fields.ts'
import { ACHIEVEMENT_COLORS, ACHIEVEMENT_ICONS } from '#src/contract/profile/profile.ts'
import type { SkillTier } from '#src/contract/profile/profile.ts'
import { columns, cell, DEFAULTS, list, rows } from './profile-field-builders.ts'
import { selectOptions } from '#collections/fields/select-options.ts'

const tier = (name: SkillTier): ArrayField => ({
  name,
  defaultValue: () => structuredClone(DEFAULTS.skills[name]),
  ...list({
    row: 'Skill',
    description: SKILL_TIER_HINTS[name],
    fields: [
      columns(cell('name', skillFields.name), {
        name: 'level',
        label: skillFields.level.label,
        type: 'number',
        required: true,
        min: 0,
        max: 100,
        admin: { description: skillFields.level.hint },
      }),
    ],
  }),
})

export const skillsField: GroupField = {
  name: 'skills',
  type: 'group',
  label: false,
  admin: { description: 'In three tiers. Empty tiers are hidden.' },
  fields: [tier('expert'), tier('advanced'), tier('learning')],
}

const achievement = profileLists.achievements.fields

export const achievementsField = rows('achievements', [
  cell('title', achievement.title),
  area('description', achievement.description),
  columns(cell('year', achievement.year), cell('type', achievement.type)),
  columns(
    {
      name: 'icon',
      label: achievement.icon.label,
      type: 'select',
      required: true,
      defaultValue: 'award',
      options: selectOptions(ACHIEVEMENT_ICONS),
      admin: { description: achievement.icon.hint },
    },
    {
      name: 'color',
      label: achievement.color.label,
      type: 'select',
      required: true,
      defaultValue: 'gold',
      options: selectOptions(ACHIEVEMENT_COLORS),
      admin: { description: achievement.color.hint },
    },
  ),
])

const job = profileLists.experience.fields

export const experienceField = rows('experience', [
  columns(cell('title', job.title), cell('company', job.company)),
  columns(cell('period', job.period), cell('location', job.location)),
  area('achievements', job.achievements),
])

const degree = profileLists.education.fields
const publication = profileLists.publications.fields

export const educationFields: Field[] = [
  rows('education', [
    columns(cell('degree', degree.degree), cell('institution', degree.institution)),
    columns(cell('year', degree.year), cell('grade', degree.grade)),
  ]),
  rows('publications', [
    cell('title', publication.title),
    columns(cell('venue', publication.venue), cell('date', publication.date)),
  ]),
]

function area(name: string, described: Parameters<typeof cell>[1]): Field {
  return { ...cell(name, described), type: 'textarea' } as Field
}
