import { defineField } from 'sanity'

type Calculation = {
  hoursBefore?: number
  hoursAfter?: number
  costBefore?: number
  costAfter?: number
}

const amountField = (name: string, title: string) =>
  defineField({ name, title, type: 'number', validation: (rule) => rule.required().positive() })

/** The figures of an average week before and after, from which the page calculates saving and payback. */
export const calculationField = defineField({
  name: 'calculation',
  title: 'Before and after',
  type: 'object',
  group: 'page',
  options: { columns: 2 },
  description: 'An average week. The page calculates the saving and when the project had paid for itself.',
  fields: [
    amountField('hoursBefore', 'Hours a week before'),
    amountField('hoursAfter', 'Hours a week after'),
    amountField('costBefore', 'Euros a week before'),
    amountField('costAfter', 'Euros a week after, software included'),
    amountField('projectCost', 'Price of the project in euros'),
  ],
  validation: (rule) => rule.required().custom((value) => checkSaving(value as Calculation | undefined)),
})

/** Figures that save nothing have no payback. */
export function checkSaving(calculation: Calculation | undefined): true | string {
  const { hoursBefore = 0, hoursAfter = 0, costBefore = 0, costAfter = 0 } = calculation ?? {}
  if (hoursAfter > hoursBefore) return 'The hours after must not exceed the hours before.'
  if (costBefore > 0 && costAfter >= costBefore) return 'The cost after must be less than the cost before.'
  return true
}
