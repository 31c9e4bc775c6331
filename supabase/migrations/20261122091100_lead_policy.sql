-- What a visitor may insert is bounded by the columns that are granted; the policy says so too, instead of "anything".

drop policy "Anyone may ask for a consultation" on public.leads;
create policy "Anyone may ask for a consultation" on public.leads
  for insert to anon with check (not suspected);
