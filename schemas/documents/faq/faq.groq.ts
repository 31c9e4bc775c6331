/** A question and its answer; an empty line in the answer begins a new paragraph. */
export const faqFragment = /* groq */ `{
  _id,
  _type,
  "question": coalesce(question, ""),
  "answer": coalesce(answer, "")
}`
