-- Search forgives typing errors by comparing trigrams.
create extension if not exists pg_trgm;
