import type { Project } from '#src/contract/projects/public-project-schemas.ts'

/** A public project with overrides. */
export const sampleProject = (changes: Partial<Project> = {}): Project => ({
  id: '7c0f1c5e-0d5c-4a55-9d0e-6f6b9d3f1a22',
  slug: 'one-event-log',
  title: 'One event log',
  summary: 'A log instead of queues.',
  period: '2021 – 2024',
  role: 'Staff engineer',
  stack: ['Go', 'PostgreSQL'],
  outcomes: [{ figure: '60', meaning: 'services read it' }],
  cover: '/files/media/log.webp',
  links: [{ label: 'Source code', url: 'https://code.example.com/log' }],
  body: null,
  updatedAt: '2026-03-09T08:00:00.000Z',
  coverVersion: 'log',
  ...changes,
})
