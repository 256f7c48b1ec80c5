import type { EditedProject } from '#src/contract/projects/edited-project.ts'

/** A complete project with overrides. */
export const projectBody = (changes: Partial<EditedProject> = {}): EditedProject => ({
  title: 'One event log',
  summary: 'A log instead of queues.',
  cover: null,
  outcomes: [{ figure: '60', meaning: 'services read it' }],
  body: '<h1>The problem</h1><p>Too <strong>slow</strong>.</p>',
  links: [{ label: 'Source code', url: 'https://code.example.com/log' }],
  slug: '',
  isFeatured: false,
  period: '2021 – 2024',
  role: 'Staff engineer',
  stack: ['Go', 'PostgreSQL'],
  ...changes,
})
