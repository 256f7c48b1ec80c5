import type { EditedProject } from '#src/contract/projects/edited-project.ts'
import type { Project } from '#src/contract/projects/public-project-schemas.ts'

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

/** A public project with overrides. */
export function sampleProject(changes: Partial<Project> = {}): Project {
  const { isFeatured: _, ...shared } = projectBody()
  return {
    ...shared,
    id: '7c0f1c5e-0d5c-4a55-9d0e-6f6b9d3f1a22',
    slug: 'one-event-log',
    cover: '/files/media/log.webp',
    body: null,
    updatedAt: '2026-03-09T08:00:00.000Z',
    coverVersion: 'log',
    ...changes,
  }
}
