import { describe, expect, it } from 'vitest'
import { portfolio } from '#src/portfolio/portfolio.ts'
import { monthOf, yearsOf } from '#src/site/resume/resume-date.ts'

describe('periods', () => {
  it.each([
    ['2018 – 2021', { startDate: '2018', endDate: '2021' }],
    ['2021 – today', { startDate: '2021' }],
    ['since 1999', { startDate: '1999' }],
    ['2018-2021', { startDate: '2018', endDate: '2021' }],
    ['recently', {}],
  ])('%s', (period, years) => {
    expect(yearsOf(period)).toEqual(years)
  })

  it('all have a year in the portfolio', () => {
    const { experience, education, achievements } = portfolio
    const periods = [
      ...experience.map(({ period }) => period),
      ...education.map(({ year }) => year),
      ...achievements.map(({ year }) => year),
    ]
    expect(periods.filter((period) => !yearsOf(period).startDate)).toEqual([])
  })
})

describe('months', () => {
  it.each([
    ['September 2022', '2022-09'],
    ['Sep 2022', '2022-09'],
    ['1 may 2019', '2019-05'],
    ['Spring 2019', '2019'],
    ['2014', '2014'],
    ['soon', undefined],
  ])('%s is %s', (date, month) => {
    expect(monthOf(date)).toBe(month)
  })
})
