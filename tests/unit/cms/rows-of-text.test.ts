import { expect, it } from 'vitest'
import {
  outcomesOf,
  profileLinksOf,
  projectLinksOf,
  skillsOf,
  textRowsOf,
} from '#src/cms/documents/rows-of-text.ts'

it('takes skills of a line, with the level that one of three names', () => {
  expect(skillsOf('Go, PostgreSQL 85 %, ES2022', 70)).toEqual([
    { name: 'Go', level: 70 },
    { name: 'PostgreSQL', level: 85 },
    { name: 'ES2022', level: 70 },
  ])
  expect(skillsOf('C++: 120%; ,', 40)).toEqual([{ name: 'C++', level: 100 }])
})

it('reads a job of a line whose final field may contain commas', () => {
  const fields = ['title', 'company', 'period', 'location']
  const text = 'Engineer, Harbour Ltd, 2021 – today, Lisbon, Portugal; Intern,Quay AG ; ;Founder'
  expect(textRowsOf(text, fields)).toEqual([
    {
      title: 'Engineer',
      company: 'Harbour Ltd',
      period: '2021 – today',
      location: 'Lisbon, Portugal',
    },
    { title: 'Intern', company: 'Quay AG', period: '', location: '' },
    { title: 'Founder', company: '', period: '', location: '' },
  ])
})

it('names the links of a profile by their hosts', () => {
  expect(
    profileLinksOf('https://www.github.com/me linkedin.com/in/me, https://me.example/cv, word'),
  ).toEqual([
    { kind: 'github', label: 'GitHub', url: 'https://www.github.com/me' },
    { kind: 'linkedin', label: 'LinkedIn', url: 'https://linkedin.com/in/me' },
    { kind: 'website', label: 'me.example', url: 'https://me.example/cv' },
  ])
  expect(profileLinksOf('https://social.example/@me')[0]?.kind).toBe('mastodon')
})

it('splits outcomes into figure and meaning, and keeps outcomes without a figure', () => {
  expect(outcomesOf('0.9 s until the page is read; −38 % errors; nobody is paged')).toEqual([
    { figure: '0.9 s', meaning: 'until the page is read' },
    { figure: '−38 %', meaning: 'errors' },
    { figure: '', meaning: 'nobody is paged' },
  ])
  expect(outcomesOf('60 services read it')).toEqual([{ figure: '60', meaning: 'services read it' }])
})

it('names the links of a project by where they lead', () => {
  expect(projectLinksOf('https://github.com/me/log /blog/log https://log.example')).toEqual([
    { label: 'Source code', url: 'https://github.com/me/log' },
    { label: '/blog/log', url: '/blog/log' },
    { label: 'log.example', url: 'https://log.example' },
  ])
})
