CREATE TABLE "picture_claims" (
	"name" varchar(255) PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL
);
