import type { ArrayField, Field, GroupField } from 'payload'
import { LIMITS } from '#src/contract/limits.ts'
import { ACHIEVEMENT_COLORS, ACHIEVEMENT_ICONS } from '#src/contract/profile/profile.ts'
import type { SkillTier } from '#src/contract/profile/profile.ts'
import { beside, cell, DEFAULTS, list, rows } from './profile-field-builders.ts'
import { selectOptions } from './select-options.ts'

const tier = (name: SkillTier, description: string): ArrayField => ({
  name,
  defaultValue: () => structuredClone(DEFAULTS.skills[name]),
  ...list({
    row: 'Skill',
    description,
    fields: [
      beside(cell('name', 'For example PostgreSQL.', true), {
        name: 'level',
        label: 'Level (percent)',
        type: 'number',
        required: true,
        min: 0,
        max: 100,
        admin: { description: 'Length of the bar, from 0 to 100.' },
      }),
    ],
  }),
})

export const skillsField: GroupField = {
  name: 'skills',
  type: 'group',
  label: false,
  admin: { description: 'In three tiers; an empty tier is not shown.' },
  fields: [
    tier('expert', 'What you know best.'),
    tier('advanced', 'What you use often.'),
    tier('learning', 'What you are learning.'),
  ],
}

export const achievementsField = rows({
  name: 'achievements',
  row: 'Achievement',
  description: 'Awards, talks, results.',
  fields: [
    cell('title', 'What was achieved.', true),
    {
      name: 'description',
      type: 'textarea',
      maxLength: LIMITS.profileTextLength,
      admin: { description: 'One sentence.' },
    },
    beside(
      cell('year', 'For example 2024.'),
      cell('type', 'For example Award, Speaking or Open source.'),
    ),
    beside(
      {
        name: 'icon',
        type: 'select',
        required: true,
        defaultValue: 'award',
        options: selectOptions(ACHIEVEMENT_ICONS),
        admin: { description: 'Shown beside it.' },
      },
      {
        name: 'color',
        type: 'select',
        required: true,
        defaultValue: 'gold',
        options: selectOptions(ACHIEVEMENT_COLORS),
        admin: { description: 'Of the icon.' },
      },
    ),
  ],
})

export const experienceField = rows({
  name: 'experience',
  row: 'Job',
  description: 'Newest first.',
  fields: [
    beside(cell('title', 'Your role.', true), cell('company', 'Who you worked for.', true)),
    beside(
      cell('period', 'For example 2021 – today.'),
      cell('location', 'City, country or remote.'),
    ),
    {
      name: 'achievements',
      type: 'textarea',
      maxLength: LIMITS.profileTextLength,
      admin: { description: 'What you achieved there, one per line.' },
    },
  ],
})

export const educationFields: Field[] = [
  rows({
    name: 'education',
    row: 'Degree',
    description: 'Newest first.',
    fields: [
      beside(
        cell('degree', 'For example MSc Computer Science.', true),
        cell('institution', 'University or school.', true),
      ),
      beside(
        cell('year', 'For example 2012 – 2014.'),
        cell('grade', 'As written on the certificate.'),
      ),
    ],
  }),
  rows({
    name: 'publications',
    row: 'Publication',
    description: 'Newest first.',
    fields: [
      cell('title', 'Of the paper or article.', true),
      beside(cell('venue', 'Journal or conference.'), cell('date', 'For example September 2022.')),
    ],
  }),
]
