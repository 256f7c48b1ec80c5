import type { ArrayField, Field, GroupField } from 'payload'
import { SKILL_TIER_HINTS, skillFields } from '#src/contract/profile/profile-fields.ts'
import type { SkillTier } from '#src/contract/profile/profile.ts'
import { columns, cell, DEFAULTS, list, rows } from './profile-field-builders.ts'

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

export const achievementsField = rows('achievements', [
  'title',
  'description',
  ['year', 'type'],
  ['icon', 'color'],
])

export const experienceField = rows('experience', [
  ['title', 'company'],
  ['period', 'location'],
  'achievements',
])

export const educationFields: Field[] = [
  rows('education', [
    ['degree', 'institution'],
    ['year', 'grade'],
  ]),
  rows('publications', ['title', ['venue', 'date']]),
]
