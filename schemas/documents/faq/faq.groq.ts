/** A question and its answer. An empty line in the answer starts a new paragraph. */
export const faqFragment = /* groq */ `{
  _id,
  _type,
  "question": coalesce(question, ""),
  "answer": coalesce(answer, "")
}`
