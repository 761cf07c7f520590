# What the terminal app says.
