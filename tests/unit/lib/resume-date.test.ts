import { describe, expect, it } from 'vitest'
import { dateText, datesOf, monthOf, periodText } from '#src/lib/format/resume-date.ts'
import { defaultProfile } from '#src/profile/default-profile.ts'

describe('periods', () => {
  it.each([
    ['2018 – 2021', { startDate: '2018', endDate: '2021' }],
    ['2021 – today', { startDate: '2021' }],
    ['since 1999', { startDate: '1999' }],
    ['2018-2021', { startDate: '2018', endDate: '2021' }],
    ['March 2018 – Jun 2021', { startDate: '2018-03', endDate: '2021-06' }],
    ['2018 to 2021', { startDate: '2018', endDate: '2021' }],
    ['until 2021', { endDate: '2021' }],
    ['2014', { startDate: '2014', endDate: '2014' }],
    ['recently', {}],
  ])('%s', (period, dates) => {
    expect(datesOf(period)).toEqual(dates)
  })

  it.each([
    ['2018', '2021', '2018 – 2021'],
    ['2018-03-01', '2021-06', 'March 2018 – June 2021'],
    ['2021', '', '2021 – today'],
    ['', '2021', 'until 2021'],
    ['2014', '2014', '2014'],
    ['', '', ''],
    ['spring', '', 'spring – today'],
  ])('from %s to %s are written as %s', (from, to, period) => {
    expect(periodText(from, to)).toBe(period)
  })

  it('all have a year in the default profile', () => {
    const { experience, education, achievements } = defaultProfile
    const periods = [
      ...experience.map(({ period }) => period),
      ...education.map(({ year }) => year),
      ...achievements.map(({ year }) => year),
    ]
    expect(periods.filter((period) => !datesOf(period).startDate)).toEqual([])
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

  it.each([
    ['2022-09', 'September 2022'],
    ['2022-09-14', 'September 2022'],
    ['2022', '2022'],
    ['2022-13', '2022-13'],
    ['', ''],
  ])('%s is written as %s', (date, text) => {
    expect(dateText(date)).toBe(text)
  })
})
