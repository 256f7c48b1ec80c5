import type { Profile } from '#src/contract/profile/profile.ts'
import { contactLines, resumeEntries } from '#src/contract/profile/resume-entries.ts'
import type { ResumeEntry } from '#src/contract/profile/resume-entries.ts'
import { visibleTiers } from '#src/contract/profile/skill-tiers.ts'
import { plain, spansOf } from './text-blocks.ts'
import type { Section, InlineText, TextBlock, TextItem } from './text-blocks.ts'

/**
 * The parts of `/resume` in its order. A section without entries is left out.
 * @param site absolute URL that links within the site are relative to
 */
export function resumeSections(profile: Profile, site: string): Section[] {
  const { Experience: experience, ...others } = resumeEntries(profile)
  return [
    headOf(profile, site),
    section('Profile', profileBlocks(profile, site)),
    section('Experience', experience.map(entryBlock)),
    section('Skills', skillBlocks(profile)),
    ...Object.entries(others).map(([title, entries]) => section(title, entries.map(entryBlock))),
  ].filter((blocks) => blocks.length > 0)
}

function headOf({ personal }: Profile, site: string): Section {
  const { name, title, availability } = personal
  const items: TextItem[] = [
    { tag: 'H1', spans: plain(name), style: 'name', column: 'left' },
    { tag: 'P', spans: plain(title), style: 'role', column: 'left', above: 2 },
    { tag: 'P', spans: spansOf(availability, site), style: 'label', column: 'left', above: 2 },
    ...contactLines(personal).map((line): TextItem => ({
      tag: 'LI',
      spans: [line],
      style: 'label',
      column: 'right',
    })),
  ]
  return [{ items: items.filter(hasText) }]
}

const hasText = ({ spans }: TextItem) => spans.some(({ text }) => text.trim() !== '')

function section(title: string, [first, ...others]: TextBlock[]): Section {
  if (!first) return []
  const heading: TextItem = {
    tag: 'H2',
    spans: plain(title),
    style: 'section',
    column: 'margin',
  }
  const [head, ...rest] = first.items
  const beside = head ? [{ ...head, isBeside: true }, ...rest] : []
  return [{ ...first, items: [heading, ...beside], hasRule: true }, ...others]
}

function profileBlocks({ personal: { tagline, summary } }: Profile, site: string): TextBlock[] {
  const paragraph = (spans: InlineText[], style: TextItem['style'] = 'text'): TextBlock => ({
    items: [{ tag: 'P', spans, style, column: 'main' }],
    above: 4,
  })
  return [
    ...(tagline === '' ? [] : [paragraph(plain(tagline), 'heading')]),
    ...summary.map(({ children }) => paragraph(spansOf(children, site))),
  ]
}

const skillBlocks = ({ skills }: Profile): TextBlock[] =>
  visibleTiers(skills).map(({ tier, title }) => {
    const names = skills[tier].map(({ name }) => name).join(', ')
    return {
      items: [
        { tag: 'H3', spans: plain(title), style: 'heading', column: 'tier' },
        { tag: 'P', spans: plain(names), style: 'text', column: 'tierText', isBeside: true },
      ],
      above: 3,
    }
  })

function entryBlock({ title, when, where, points = [] }: ResumeEntry): TextBlock {
  const items: TextItem[] = [
    { tag: 'H3', spans: plain(title), style: 'heading', column: 'entry' },
    { tag: 'P', spans: plain(when), style: 'label', column: 'date', isBeside: true },
    { tag: 'P', spans: plain(where), style: 'quiet', column: 'main' },
    ...points.map((point): TextItem => ({
      tag: 'LI',
      spans: plain(point),
      style: 'text',
      column: 'point',
      above: 1.5,
      bullet: '–',
    })),
  ]
  return { items: items.filter(hasText), above: 8 }
}
