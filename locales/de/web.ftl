# What the pages of the web app say.
